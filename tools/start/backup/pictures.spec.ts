import { execFileSync } from "node:child_process"
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const module_ = JSON.stringify(pathToFileURL(join(__dirname, "pictures.mjs")).href)
const MOMENT = "20261122T080000000Z"

let folder: string
let uploads: string
let saved: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"))
  uploads = join(folder, "uploads")
  saved = join(folder, "saved")
  for (const [path, text] of [
    ["uploads/nut.webp", "now"],
    ["uploads/products/seed.webp", "now"],
    ["saved/nut.webp", "then"],
    ["saved/orders/label.webp", "then"],
  ] as const) {
    mkdirSync(join(folder, path, ".."), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs statements that replace pictures, in a new process. Returns the code of the error that they throw. */
function run(steps: string): string {
  const script = `import { copyPictures, stage, exchange, finishInterruptedExchange } from ${module_}
    const [uploads, saved, moment] = ${JSON.stringify([uploads, saved, MOMENT])}
    try { ${steps} } catch (error) { console.log(error.code) }`
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  }).trim()
}
const committed = "await finishInterruptedExchange(uploads, async () => moment)"
const rolledBack = "await finishInterruptedExchange(uploads, async () => null)"
const shown = () =>
  readdirSync(uploads)
    .filter((name) => !name.startsWith("."))
    .sort()
const nut = () => readFileSync(join(uploads, "nut.webp"), "utf8")

function expectAsBefore() {
  expect(shown()).toEqual(["nut.webp", "products"])
  expect(nut()).toBe("now")
  expect(readdirSync(uploads).filter((name) => name.startsWith("."))).toEqual([])
}

it("a restore replaces pictures, but not their folder, which may be a volume", () => {
  const { ino } = statSync(uploads)
  run(`stage(saved, uploads, moment); exchange(uploads, moment); ${committed}`)
  expect(shown()).toEqual(["nut.webp", "orders"])
  expect(nut()).toBe("then")
  expect(statSync(uploads).ino).toBe(ino)
  expect(readdirSync(folder).sort()).toEqual(["saved", "uploads"])
})

it("a restore keeps the old pictures in a hidden folder", () => {
  run(`stage(saved, uploads, moment); exchange(uploads, moment); ${committed}`)
  expect(readdirSync(uploads).filter((name) => name.startsWith("."))).toEqual([`.before-${MOMENT}`])
  expect(readFileSync(join(uploads, `.before-${MOMENT}`, "nut.webp"), "utf8")).toBe("now")
})

it("a restore undoes the exchange of pictures if the database was not restored", () => {
  run(`stage(saved, uploads, moment); exchange(uploads, moment); ${rolledBack}`)
  expectAsBefore()
})

it("a restore that ends before it exchanges pictures changes no picture", () => {
  run(`stage(saved, uploads, moment); ${rolledBack}`)
  expectAsBefore()
})

it.each([1, 2, 3, 4])("an exchange of pictures that was interrupted at its %d. file is undone", (broken) => {
  const preload = join(folder, "break.cjs")
  writeFileSync(
    preload,
    `const fs = require("node:fs"); const { renameSync } = fs; let count = 0
     fs.renameSync = (from, to) => { if (++count === ${broken}) process.exit(0); renameSync(from, to) }
     require("node:module").syncBuiltinESMExports()`,
  )
  const script = `import { stage, exchange } from ${module_}
    const [uploads, saved, moment] = ${JSON.stringify([uploads, saved, MOMENT])}
    stage(saved, uploads, moment); exchange(uploads, moment)`
  execFileSync(process.execPath, ["--require", preload, "--input-type=module", "--eval", script])
  run(rolledBack)
  expectAsBefore()
})

/** Undoes an exchange in a process that is killed before its `broken`th change of a file. */
function undoUntil(broken: number): void {
  const preload = join(folder, "break.cjs")
  writeFileSync(
    preload,
    `const fs = require("node:fs"); const { renameSync, rmSync } = fs; let count = 0
     const killed = (change) => (...paths) => { if (++count === ${broken}) process.exit(0); change(...paths) }
     Object.assign(fs, { renameSync: killed(renameSync), rmSync: killed(rmSync) })
     require("node:module").syncBuiltinESMExports()`,
  )
  const script = `import { finishInterruptedExchange } from ${module_}
    await finishInterruptedExchange(${JSON.stringify(uploads)}, async () => null)`
  execFileSync(process.execPath, ["--require", preload, "--input-type=module", "--eval", script])
}

it.each([1, 2, 3, 4, 5, 6, 7])("an undo that was interrupted at its %d. file is completed", (broken) => {
  run(`stage(saved, uploads, moment); exchange(uploads, moment)`)
  undoUntil(broken)
  run(rolledBack)
  expectAsBefore()
})

it("a restore that was killed while it wrote its list of pictures changes no picture", () => {
  run(`stage(saved, uploads, moment)`)
  writeFileSync(join(uploads, `.restored-${MOMENT}.json`), '["nut')
  expect(run(rolledBack)).toBe("")
  expectAsBefore()
})

it("an exchange of pictures that was interrupted after the database was restored is completed", () => {
  run(`stage(saved, uploads, moment); exchange(uploads, moment)`)
  run(committed)
  expect(shown()).toEqual(["nut.webp", "orders"])
})

it("the recovery of pictures changes nothing if no exchange was interrupted", () => {
  run(rolledBack)
  expectAsBefore()
})

it("a backup contains the pictures of linked folders, and omits broken links and hidden files", () => {
  const [linked, copy] = [join(folder, "linked"), join(folder, "copy")]
  symlinkSync(uploads, linked)
  symlinkSync(saved, join(uploads, "other-disk"))
  symlinkSync(join(folder, "gone.webp"), join(uploads, "gone.webp"))
  writeFileSync(join(uploads, ".restored-1.json"), "[]")
  expect(run(`copyPictures(${JSON.stringify(linked)}, ${JSON.stringify(copy)})`)).toBe("")
  expect(readdirSync(copy).sort()).toEqual(["nut.webp", "other-disk", "products"])
  for (const name of ["", "other-disk", "nut.webp"])
    expect(lstatSync(join(copy, name)).isSymbolicLink()).toBe(false)
  expect(readFileSync(join(copy, "other-disk", "orders", "label.webp"), "utf8")).toBe("then")
})
