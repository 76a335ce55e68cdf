/** Who asks: the person behind a bearer token, checked against the engine at every call. */
export { callerOf, requireAdministrator, requireCaller } from "./caller"
export { identityOf, identityOfEmail, type Caller, type CustomerRow, type Identity } from "./identity-rows"
export { GENERATION, issueToken } from "./token"
export { callerAddress } from "./caller-address"
