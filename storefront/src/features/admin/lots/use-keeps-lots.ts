import { useToday } from "@bon-perroquet/shop-react/admin"

/** Lots are an optional plugin. */
export function useKeepsLots(): boolean {
  const { data } = useToday()
  return data !== undefined && data.lots !== null
}
