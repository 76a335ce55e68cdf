export { findApiKey, insertApiKey, listApiKeys, revokeApiKey } from "./rows"
