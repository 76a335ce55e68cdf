export { allUsers, findUsers } from "./find"
export { recoverOwner } from "./recover-owner"
export { changeSecurity, takeLostSecondFactor } from "./security"
export { setRole } from "./set-role"
