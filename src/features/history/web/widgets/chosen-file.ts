import { LARGEST_FILE, isCsvFile } from '../../contract.ts'

export interface ChosenFile {
  name: string
  mimeType: string
  size: number
  content: string
}

export const isCsv = ({ name, type }: { name: string; type: string }) => isCsvFile(name, type)

export const isTooLarge = ({ size }: { size: number }) => size > LARGEST_FILE

export const sizeText = (bytes: number) => `${(bytes / 1024).toFixed(2)} KB`

export async function readChosenFile(file: File): Promise<ChosenFile> {
  return { name: file.name, mimeType: file.type || 'text/csv', size: file.size, content: await base64Of(file) }
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const url = reader.result as string
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error("We couldn't read the file.")))
    reader.readAsDataURL(file)
  })
}

export function downloadText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
