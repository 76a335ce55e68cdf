import type { Order } from "@bon-perroquet/contract"
import { useId } from "react"

type WaitingGoodsProps = { goods: Order["waiting"]; title: string; text: string }

export function WaitingGoods({ goods, title, text }: WaitingGoodsProps) {
  const heading = useId()
  if (!goods.length) return null
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 rounded-card bg-seed-wash p-5">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      <ul className="flex flex-col gap-1">
        {goods.map(({ id, name, quantity }) => (
          <li key={id} className="flex gap-2">
            <span className="shrink-0 tabular-nums">{`${quantity} ×`}</span>
            <span className="wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
      <p>{text}</p>
    </section>
  )
}
