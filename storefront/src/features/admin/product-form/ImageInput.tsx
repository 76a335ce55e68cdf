import { useRef, type ReactNode } from "react"
import { Button } from "../../../components/Button"

type ImageInputProps = {
  /** Names the button where it shows a sign only. */
  label?: string
  isBusy: boolean
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}

/** A button that asks for pictures, one or several. */
export function ImageInput({ label, isBusy, onFiles, className, children }: ImageInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ""
        }}
      />
      <Button
        variant={label ? "quiet" : "secondary"}
        size={label ? "icon" : "md"}
        aria-label={label}
        title={label}
        pending={isBusy}
        className={className}
        onClick={() => input.current?.click()}
      >
        {!(label && isBusy) && children}
      </Button>
    </>
  )
}
