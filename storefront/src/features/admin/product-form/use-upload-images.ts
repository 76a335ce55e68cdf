import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { useUploadImage } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { failureText, toast } from "../../../components/toast"
import { readStored } from "../../../config/storage"

export function useUploadImages() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { mutateAsync } = useUploadImage()
  const [isUploading, setUploading] = useState(false)

  async function uploadOne(file: File): Promise<string[]> {
    try {
      const { url } = await mutateAsync(file)
      toast({ variant: "success", title: t("done.image"), description: file.name })
      return [url]
    } catch (error) {
      const title = t("failure.image", { reason: failureText(error, common) })
      toast({ variant: "destructive", title, description: file.name })
      return []
    }
  }

  /** Uploads pictures. @returns URLs of the pictures that the server accepted */
  async function upload(files: readonly File[]): Promise<string[]> {
    if (readStored(STORAGE_KEYS.authToken) === null) {
      toast({ variant: "destructive", title: t("failure.unauthenticated") })
      return []
    }
    setUploading(true)
    const addresses: string[] = []
    for (const file of files) addresses.push(...(await uploadOne(file)))
    setUploading(false)
    return addresses
  }

  return { upload, isUploading }
}
