export { alertsOf } from "./alerts"
export { watchAlerts } from "./watch"
