import { useToday } from "@bon-perroquet/shop-react/admin"

/** Whether the shop keeps what the law wants told of its products: a plugin that it may be without. */
export function useKeepsInformation(): boolean {
  const { data } = useToday()
  return data !== undefined && data.uninformed !== null
}
