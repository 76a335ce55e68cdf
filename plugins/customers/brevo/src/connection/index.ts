export { brevoView, listsOf, saveBrevo } from "./save"
export { currentConnection, isWebhookToken } from "./setting"
