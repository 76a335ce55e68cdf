import {
  createSourceFile,
  isMethodDeclaration,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateLiteralToken,
  isVariableDeclaration,
  forEachChild,
  ScriptTarget,
  type Node,
} from "typescript"
import { filesMatching } from "../architecture/imports"
import { read } from "../architecture/workspaces"

/** Matches missing no-break spaces. French needs narrow ones before ? ! ; and normal ones for : « ». */
const WRONG = /[ \u00a0][?!;]|[ \u202f]:|«[ \u202f]|[ \u202f]»/

const isFrench = (node: Node): boolean =>
  (isPropertyAssignment(node) || isVariableDeclaration(node) || isMethodDeclaration(node)) &&
  node.name.getText() === "fr"

/** Returns the texts of `fr.ts`, or those below `fr` in other files. */
function frenchTexts(file: string): string[] {
  const source = createSourceFile(file, read(file), ScriptTarget.Latest, true)
  const texts: string[] = []
  const visit = (node: Node, french: boolean): void => {
    if (french && (isStringLiteral(node) || isTemplateLiteralToken(node))) texts.push(node.text)
    forEachChild(node, (child) => visit(child, french || isFrench(child)))
  }
  visit(source, file.endsWith("/fr.ts"))
  return texts
}

const files = filesMatching(/^plugins\/[^/]+\/[^/]+\/src\/.*\.ts$/).filter(
  (file) => !file.endsWith(".spec.ts"),
)

it("French texts of plugins have no-break spaces at their punctuation", () => {
  const texts = files.flatMap((file) => frenchTexts(file).map((text) => ({ file, text })))
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(({ text }) => WRONG.test(text))).toEqual([])
})
