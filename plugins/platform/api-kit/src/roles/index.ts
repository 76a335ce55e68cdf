export { askingAdministrator } from "./asking"
export { changeRole, takeRole } from "./change"
export { channelsOf } from "./channels"
export {
  administrators,
  administratorWithId,
  assignInvitedRole,
  ensureOwner,
  forgetRoleOfInvited,
  hasAccessOrInvitation,
  makeOwners,
  recordSignIn,
  type AdministratorWithRole,
} from "./rows"
export { actionOf, proofOf, requireFreshProof } from "./assurance"
export { rightFor } from "./needs"
export { isListed, sensitiveActionOf, type NamedAction } from "./sensitive"
