export {
  callerOf,
  requireAdministrator,
  requireCaller,
  requireCustomer,
  statedCallers,
  statedIdentity,
  statedSessions,
} from "./caller"
export {
  hasProved,
  hasRight,
  PROVED_EMAIL,
  DEMANDED,
  identityOf,
  identityOfAdministrator,
  identityOfEmail,
  limitedTo,
  MAXIMUM_SESSION_DAYS,
  type Caller,
  type CustomerRow,
  type Identity,
} from "./identity-rows"
export { keepEndedLinks } from "./ended-links"
export { provedEmail } from "./proved-email"
export {
  GENERATION,
  issueToken,
  signToken,
  TOKEN_SECONDS,
  verifiedClaims,
  type ActorType,
  type TokenSession,
} from "./token"
export { callerAddress } from "../http/limits/caller-address"
