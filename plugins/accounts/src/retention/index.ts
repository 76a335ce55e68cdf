export { forgetAbandoned, overdue, type Swept } from "./abandoned"
