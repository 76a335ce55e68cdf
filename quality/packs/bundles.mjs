import assert from "node:assert/strict"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { createServer } from "node:http"
import { runTask } from "../../tools/start/processes/task.mjs"

/** @typedef {import("./application.mjs").Application} Application */

const PAGE = `import { answerOf, shopClient } from "@bon-perroquet/shop-client"

export const products = (url) => answerOf(shopClient({ url, language: "en" }).GET("/api/products"))
`

/** Bundles the typed client with esbuild and with Vite, and calls a server with each bundle. @param {Application} bare @param {string} tarball */
export async function tryBundling(bare, tarball) {
  const application = await bare.copy(`${bare.folder}-bundles`)
  await application.npmInstall([tarball])
  const at = (/** @type {string[]} */ ...path) => join(application.folder, ...path)
  mkdirSync(at("page"))
  writeFileSync(at("page", "page.mjs"), PAGE)
  const failure = "Bundling the typed client failed:"
  const run = (/** @type {string[]} */ args) => runTask({ args, cwd: application.folder, failure })
  await runTask({
    // esbuild is a native program, not a script of Node.js.
    command: at("node_modules", ".bin", "esbuild"),
    args: ["page/page.mjs", "--bundle", "--format=esm", "--platform=browser", "--outfile=page/esbuild.mjs"],
    cwd: application.folder,
    failure,
  })
  writeFileSync(
    at("page", "vite.config.mjs"),
    `export default { build: { lib: { entry: "page.mjs", formats: ["es"], fileName: () => "vite.mjs" }, outDir: "dist" } }\n`,
  )
  // TypeScript checks the types of the same page.
  writeFileSync(at("page", "page.ts"), PAGE.replace("(url)", "(url: string)"))
  const strict = ["--strict", "--noEmit", "--module", "esnext", "--moduleResolution", "bundler"]
  await run([at("node_modules", "typescript", "bin", "tsc"), ...strict, "--skipLibCheck", "page/page.ts"])
  await run([at("node_modules", "vite", "bin", "vite.js"), "build", "page", "--logLevel", "warn"])
  for (const bundle of [at("page", "esbuild.mjs"), at("page", "dist", "vite.mjs")]) await call(bundle)
}

/** @param {string} bundle */
async function call(bundle) {
  assert.doesNotMatch(readFileSync(bundle, "utf8"), /from ["']/, "The bundle still imports packages.")
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end('[{"id":"prod_1"}]')
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(true)))
  try {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
    const { products } = await import(pathToFileURL(bundle).href)
    assert.deepEqual(await products(`http://127.0.0.1:${port}`), [{ id: "prod_1" }])
  } finally {
    server.close()
  }
}
