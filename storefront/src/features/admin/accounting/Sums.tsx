import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

export function Sums({ sums }: { sums: readonly (readonly [label: string, cents: number])[] }) {
  const { language } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:grid-cols-3 sm:p-5">
      {sums.map(([label, cents]) => (
        <div key={label}>
          <dt className="text-sm text-bark">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatCents(cents, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
