import { useToday } from "@bon-perroquet/shop-react/admin"

/** Whether the shop keeps goods by lots: a plugin that it may be without. */
export function useKeepsLots(): boolean {
  const { data } = useToday()
  return data !== undefined && data.lots !== null
}
