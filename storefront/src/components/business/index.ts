/** What is asked of whoever buys for a business. */
export { BusinessInputs } from "./BusinessInputs"
