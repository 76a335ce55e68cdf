import type { PaymentInstructions as Instructions } from "@bon-perroquet/contract"
import { Suspense } from "react"
import { Boundary, lazyAgain } from "./optional"

const Code = lazyAgain(async () => (await import("qrcode.react")).QRCodeSVG)

export function PaymentInstructions({ instructions: { text, rows, qr } }: { instructions: Instructions }) {
  return (
    <div className="flex flex-col gap-4">
      <p>{text}</p>
      <dl className="flex flex-col gap-3">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-bark">{label}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {qr && (
        <figure className="flex flex-wrap items-center gap-4 border-t border-line pt-4 print:break-inside-avoid">
          <div className="size-40 overflow-hidden rounded-control">
            <Boundary>
              <Suspense>
                {/* The code is dark on light in both modes, because cameras need that. */}
                <Code value={qr.content} level="M" marginSize={3} title={qr.text} className="size-full" />
              </Suspense>
            </Boundary>
          </div>
          <figcaption className="max-w-56 text-sm text-bark">{qr.text}</figcaption>
        </figure>
      )}
    </div>
  )
}
