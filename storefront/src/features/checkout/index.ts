export { FormSection } from "./components/FormSection"
export { PaymentProblem } from "./components/PaymentProblem"
export { SupportContact } from "./components/SupportContact"
