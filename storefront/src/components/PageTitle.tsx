import { merchant } from "../config/merchant"

/** Names the screen in the browser's tab and history. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${merchant.name}`}</title>
}
