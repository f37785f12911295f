// Sounds, made by jsfxr from numbers: no files, no sound before somebody has touched the page.
import { JsfxrResource, type SoundConfig } from '@excaliburjs/plugin-jsfxr';
import type { RaceEvent } from 'excalibur-boardkit/games';
import type { Store } from './store.js';

/** The sounds of the page. */
export interface Sounds {
  /** Plays what belongs to an event. */
  play(kind: RaceEvent['kind']): void;
  readonly isMuted: boolean;
  mute(isMuted: boolean): void;
}

/** Starts the sounds, muted if they were the last time. */
export function startSounds(store: Store): Sounds {
  const resource = new JsfxrResource();
  for (const [kind, sound] of Object.entries(SOUNDS)) resource.loadSoundConfig(kind, { ...SILENCE, ...sound });
  let isMuted = store.read('muted') === 'yes';
  // Browsers allow sound after a gesture; what makes it is loaded then.
  const wake = () => void resource.init();
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { once: true });
  return {
    play(kind) {
      if (!isMuted && kind in SOUNDS) resource.playSound(kind);
    },
    get isMuted() {
      return isMuted;
    },
    mute(muted) {
      isMuted = muted;
      store.write('muted', muted ? 'yes' : undefined);
    },
  };
}

const SILENCE: SoundConfig = {
  oldParams: true,
  wave_type: 2,
  p_env_attack: 0,
  p_env_sustain: 0.05,
  p_env_punch: 0,
  p_env_decay: 0.15,
  p_base_freq: 0.3,
  p_freq_limit: 0,
  p_freq_ramp: 0,
  p_freq_dramp: 0,
  p_vib_strength: 0,
  p_vib_speed: 0,
  p_arp_mod: 0,
  p_arp_speed: 0,
  p_duty: 0.5,
  p_duty_ramp: 0,
  p_repeat_speed: 0,
  p_pha_offset: 0,
  p_pha_ramp: 0,
  p_lpf_freq: 1,
  p_lpf_ramp: 0,
  p_lpf_resonance: 0,
  p_hpf_freq: 0,
  p_hpf_ramp: 0,
  sound_vol: 0.2,
  sample_rate: 44100,
  sample_size: 16,
};

const SOUNDS: Partial<Record<RaceEvent['kind'], Partial<SoundConfig>>> = {
  rolled: {
    wave_type: 3,
    p_env_sustain: 0.12,
    p_env_decay: 0.2,
    p_base_freq: 0.5,
    p_repeat_speed: 0.75,
    p_lpf_freq: 0.5,
  },
  stepped: { p_env_sustain: 0.02, p_env_decay: 0.1, p_base_freq: 0.34, p_freq_ramp: 0.2, sound_vol: 0.12 },
  paid: {
    p_env_sustain: 0.06,
    p_env_decay: 0.25,
    p_env_punch: 0.3,
    p_base_freq: 0.62,
    p_arp_mod: 0.35,
    p_arp_speed: 0.6,
  },
};
