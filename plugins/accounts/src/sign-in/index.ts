export { checkPassword, PROVIDER, requirePassword } from "./check-password"
export { register } from "./register"
export { joinCart, signedIn } from "./session"
export { resetPassword } from "./reset-password"
