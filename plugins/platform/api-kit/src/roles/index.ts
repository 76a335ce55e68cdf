export { askingAdministrator } from "./asking"
export { changeRole } from "./change"
export {
  administrators,
  administratorWithId,
  ensureOwner,
  makeOwners,
  type AdministratorWithRole,
} from "./rows"
export { actionOf, proofOf, requireFreshProof } from "./assurance"
export { rightFor } from "./needs"
export { isListed, sensitiveActionOf, type NamedAction } from "./sensitive"
