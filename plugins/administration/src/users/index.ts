export { allUsers, findUsers } from "./find"
export { changeSecurity, takeLostSecondFactor } from "./security"
export { setRole } from "./set-role"
