// What the sounds are like, as jsfxr has them: https://sfxr.me plays and shapes them.
import type { SoundConfig } from '@excaliburjs/plugin-jsfxr';
import type { RaceEvent } from 'excalibur-boardkit/games';

const [square, saw, sine, noise] = [0, 1, 2, 3];

/** A short soft tone; what a sound says, it changes. */
const tone: SoundConfig = {
  oldParams: true,
  wave_type: sine,
  p_env_attack: 0,
  p_env_sustain: 0.06,
  p_env_punch: 0,
  p_env_decay: 0.25,
  p_base_freq: 0.35,
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

const shapes: Partial<Record<RaceEvent['kind'], Partial<SoundConfig>>> = {
  // Dice in a cup.
  rolled: {
    wave_type: noise,
    p_env_sustain: 0.3,
    p_env_decay: 0.3,
    p_base_freq: 0.45,
    p_repeat_speed: 0.72,
    p_lpf_freq: 0.45,
  },
  // Wood on stone; deeper where the pawn stays.
  stepped: { p_env_sustain: 0.02, p_env_decay: 0.15, p_base_freq: 0.4, p_freq_ramp: -0.3, sound_vol: 0.14 },
  landed: { p_env_sustain: 0.03, p_env_decay: 0.2, p_base_freq: 0.3, p_freq_ramp: -0.3, p_env_punch: 0.4 },
  paid: {
    p_env_sustain: 0.07,
    p_env_decay: 0.3,
    p_base_freq: 0.62,
    p_arp_mod: 0.33,
    p_arp_speed: 0.62,
    sound_vol: 0.13,
  },
  bought: { p_env_sustain: 0.12, p_env_decay: 0.42, p_base_freq: 0.42, p_arp_mod: 0.42, p_arp_speed: 0.55 },
  sold: { p_env_sustain: 0.12, p_env_decay: 0.36, p_base_freq: 0.46, p_arp_mod: -0.36, p_arp_speed: 0.55 },
  got: { p_env_sustain: 0.14, p_env_decay: 0.45, p_base_freq: 0.52, p_vib_strength: 0.25, p_vib_speed: 0.55 },
  // Paper.
  drew: {
    wave_type: noise,
    p_env_attack: 0.16,
    p_env_sustain: 0.1,
    p_env_decay: 0.24,
    p_base_freq: 0.75,
    p_hpf_freq: 0.35,
    sound_vol: 0.12,
  },
  // A chain over a wheel.
  gate: {
    wave_type: saw,
    p_env_sustain: 0.34,
    p_env_decay: 0.34,
    p_base_freq: 0.16,
    p_repeat_speed: 0.66,
    p_lpf_freq: 0.32,
    sound_vol: 0.25,
  },
  // The horn of a ferry.
  jumped: {
    wave_type: saw,
    p_env_attack: 0.2,
    p_env_sustain: 0.36,
    p_env_decay: 0.4,
    p_base_freq: 0.2,
    p_lpf_freq: 0.3,
    sound_vol: 0.3,
  },
  doubles: { p_env_sustain: 0.1, p_env_decay: 0.34, p_base_freq: 0.5, p_arp_mod: 0.25, p_arp_speed: 0.5 },
  jailed: {
    wave_type: square,
    p_env_sustain: 0.1,
    p_env_decay: 0.44,
    p_base_freq: 0.2,
    p_freq_ramp: -0.12,
    p_lpf_freq: 0.35,
    p_env_punch: 0.5,
  },
  stayed: { p_env_sustain: 0.12, p_env_decay: 0.3, p_base_freq: 0.24, p_arp_mod: -0.3, p_arp_speed: 0.55 },
  freed: { p_env_sustain: 0.2, p_env_decay: 0.34, p_base_freq: 0.34, p_freq_ramp: 0.18 },
  owed: { p_env_sustain: 0.16, p_env_decay: 0.34, p_base_freq: 0.28, p_arp_mod: -0.25, p_arp_speed: 0.5 },
  out: { p_env_sustain: 0.36, p_env_decay: 0.5, p_base_freq: 0.36, p_freq_ramp: -0.12 },
  round: { p_env_sustain: 0.04, p_env_decay: 0.5, p_base_freq: 0.56, sound_vol: 0.1 },
  over: {
    p_env_sustain: 0.34,
    p_env_decay: 0.5,
    p_base_freq: 0.46,
    p_arp_mod: 0.42,
    p_arp_speed: 0.42,
    p_env_punch: 0.3,
  },
};

/** The sounds of the events that have one. */
export const soundsByKind: Readonly<Partial<Record<RaceEvent['kind'], SoundConfig>>> = Object.fromEntries(
  Object.entries(shapes).map(([kind, shape]) => [kind, { ...tone, ...shape }]),
);
