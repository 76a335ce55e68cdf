import { Navigate, Route, Routes } from "react-router"
import { lazyAgain } from "../components/optional"
import { ErrorBoundary } from "./ErrorBoundary"
import { Root } from "./Root"
import { OnceInBrowser } from "./ScreenWait"
import { loadedScreen, loadScreen, REDIRECTS, SCREENS, type Screen } from "./screens"

function elementOf(screen: Screen) {
  const Component =
    loadedScreen(screen)?.Component ?? lazyAgain(async () => (await loadScreen(screen)).Component)
  if (screen.rendered !== "around") return <Component />
  return (
    <OnceInBrowser>
      <Component />
    </OnceInBrowser>
  )
}

export function screenRoutes() {
  return SCREENS.map((screen) => <Route key={screen.path} path={screen.path} element={elementOf(screen)} />)
}

const redirects = Object.entries(REDIRECTS).map(([from, to]) => (
  <Route key={from} path={from} element={<Navigate to={to} replace />} />
))

export function App({ screens }: { screens: ReturnType<typeof screenRoutes> }) {
  return (
    <Routes>
      <Route
        element={
          <ErrorBoundary>
            <Root />
          </ErrorBoundary>
        }
      >
        {redirects}
        {screens}
      </Route>
    </Routes>
  )
}
