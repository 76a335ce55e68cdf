import { code128 } from "./barcode"

/** Width of the white margin in modules, which scanners need to find the bars. */
const QUIET = 10
const HEIGHT = 40

/** Renders a barcode in Code 128. */
export function Barcode({ text }: { text: string }) {
  const modules = code128(text)
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${modules.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="h-12 w-56 max-w-full bg-white print:h-[12mm] print:w-[60mm]"
    >
      {[...modules.matchAll(/1+/g)].map(({ index, 0: bar }) => (
        <rect key={index} x={index + QUIET} width={bar.length} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  )
}
