type PaymentMarkProps = { name: string; text?: string }

/** Brands with a picture in `public/marks`. Other brands have no picture with a free licence. */
const PICTURES = ["Visa", "Mastercard", "PayPal"]

export function PaymentMark({ name, text = name }: PaymentMarkProps) {
  return (
    <li className="flex min-h-7 items-center gap-1.5 rounded-control border border-line bg-card px-2 py-1 text-xs font-semibold text-ink">
      {PICTURES.includes(name) && (
        <img src={`/marks/${name.toLowerCase()}.svg`} alt="" width="24" height="16" loading="lazy" />
      )}
      {text}
    </li>
  )
}
