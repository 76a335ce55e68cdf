import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const root = join(__dirname, "..", "..", "..")

describe("The list of bundled npm versions", () => {
  it("the list of bundled npm versions contains the Node release of the Dockerfile and the oldest supported one", async () => {
    const pinned = /NODE_IMAGE=node:(\d+\.\d+\.\d+)-/.exec(
      readFileSync(join(root, "Dockerfile"), "utf8"),
    )?.[1]
    const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      engines: { node: string }
    }
    const oldest = engines.node.match(/\d+\.\d+\.\d+/g) ?? []
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "--eval",
      `import { BUNDLED_NPM } from ${JSON.stringify(pathToFileURL(join(__dirname, "bundled-npm.mjs")).href)}
       console.log(JSON.stringify(Object.keys(BUNDLED_NPM)))`,
    ])
    expect(JSON.parse(stdout)).toEqual(expect.arrayContaining([pinned, ...oldest]))
  })
})
