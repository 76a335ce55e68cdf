import { lazy } from "react"
import { BrowserRouter, Navigate, Route, Routes } from "react-router-dom"
import { Providers } from "./Providers"
import { Root } from "./Root"
import { SCREENS } from "./screens"

const routes = SCREENS.map(({ path, load }) => {
  const Screen = lazy(async () => ({ default: (await load()).Component }))
  return <Route key={path} path={path} element={<Screen />} />
})

/** The shop in the browser. */
export function App() {
  return (
    <Providers>
      <BrowserRouter>
        <Routes>
          <Route element={<Root />}>
            <Route path="/account" element={<Navigate to="/profile" replace />} />
            {routes}
          </Route>
        </Routes>
      </BrowserRouter>
    </Providers>
  )
}
