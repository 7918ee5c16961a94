/**
 * JSDoc types of what the page knows of its person, her friends, keys and devices.
 *
 * The file has no code.
 */

/** @typedef {{id:string, name:string, avatar:string|null}} Somebody */
/** @typedef {{id:string, label:string, created:string, used:string, here?:boolean}} Device a browser of the person, or a passkey */
/** @typedef {{table:string, seat:number, name:string, asked:boolean}} Met somebody with whom the person sat at a table for friends */
/** @typedef {{rules:{rules:string, played:number, won:number, deals:number, matches:number, counted:number, points:number|null}[], contracts:{contract:string, times:number, made:number}[], partners:{name:string, bot:string|null, friend:string|null, played:number, won:number}[]}} Statistics */
/** @typedef {Partial<{person:Somebody|null, listed:boolean, devices:Device[], friends:Somebody[], asking:Somebody[], met:Met[], statistics:Statistics|null, kept:boolean, passkeys:Device[], addresses:string[], offers:{passkey:boolean, mail:boolean}|undefined, link:string, maker:{name:string, avatar:string|null}, friend:Somebody, friendLink:string, days:number, ending:string, sent:string, minutes:number, done:boolean, left:boolean, leaving:boolean, deletion:{confirm:string, parties:number, friends:number}|null, typed:string}>} Person what the page knows of its person; `ending`: the friend of whom is asked whether to end it; `typed`: in the one open field */

export {};
