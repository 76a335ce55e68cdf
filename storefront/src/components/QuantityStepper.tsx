import { Minus, Plus } from "lucide-react"
import { classNames } from "./class-names"

type QuantityStepperProps = {
  quantity: number
  onChange: (quantity: number) => void
  maximum: number
  /** Default: 1. */
  minimum?: number
  /** Accessible names, which contain the product's name. */
  labels: { group: string; less: string; more: string }
  maximumNote?: string
  /** Shows an input field, which suits large quantities. */
  isTyped?: boolean
  className?: string
}

const STEP =
  "touch-target inline-flex items-center justify-center rounded-pill hover:bg-sunken disabled:text-bark " +
  "disabled:opacity-50 disabled:cursor-not-allowed disabled:hover:bg-transparent"

export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, onChange, maximum, minimum = 1, labels, maximumNote, isTyped, className } = props
  const atMaximum = quantity >= maximum
  return (
    <div
      role="group"
      aria-label={labels.group}
      className={classNames("inline-flex items-center rounded-pill border border-edge", className)}
    >
      <button
        type="button"
        className={STEP}
        aria-label={labels.less}
        disabled={quantity <= minimum}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden className="size-4" />
      </button>
      {isTyped ? (
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.group}
          value={quantity}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            const typed = Number(target.value.replace(/\D/g, ""))
            onChange(Math.min(maximum, Math.max(minimum, typed)))
          }}
          className="w-12 bg-transparent text-center font-semibold tabular-nums"
        />
      ) : (
        <output className="min-w-8 text-center font-semibold tabular-nums">{quantity}</output>
      )}
      <button
        type="button"
        className={STEP}
        aria-label={labels.more}
        title={atMaximum ? maximumNote : undefined}
        disabled={atMaximum}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  )
}
