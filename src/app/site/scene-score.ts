const NOTES = [523.25, 587.33, 659.25, 783.99, 880]
const APPROVED_AT = 4.15

export function playScore(scene: HTMLElement): () => void {
  const audio = new AudioContext()
  const emails = [...scene.querySelectorAll('.scene-drop')]
  for (const [index, email] of emails.entries()) {
    const delay = Number.parseFloat(getComputedStyle(email).animationDelay) || index * 0.08 + 0.3
    note(audio, NOTES[(index * 3) % NOTES.length] ?? 440, delay + 0.12, 0.05)
  }
  for (const frequency of [523.25, 659.25, 783.99]) note(audio, frequency, APPROVED_AT, 0.04)
  return () => void audio.close()
}

function note(audio: AudioContext, frequency: number, seconds: number, loudness: number): void {
  const start = audio.currentTime + seconds
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.75)
}
