import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/App"
import { fetchScreen } from "./app/screens"
import { reloadWhenBuildIsStale } from "./app/stale-build"
import { startTranslations } from "./i18n"
import "./styles/index.css"

reloadWhenBuildIsStale()
const root = document.getElementById("root")
if (!root) throw new Error("index.html has no #root")

// The first screen's code and its texts travel at the same time.
fetchScreen(window.location.pathname)
await startTranslations()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
