"""The description of the HTTP interface by OpenAPI: operations, types of answers, the document."""
