export { checkPassword, PROVIDER } from "./check-password"
export { register } from "./register"
export { joinCart, signedIn } from "./session"
export { resetPassword } from "./reset-password"
