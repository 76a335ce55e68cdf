export { setTranslationsWorkflow } from "./set-translations"
