import { expect, it } from 'vitest';
import type { AppointmentStatus } from './contract.ts';
import { newsOf } from './news.ts';

const stage = (status: AppointmentStatus, date = '2026-11-23', startHour = 10) => ({
  status,
  date,
  startHour,
});

it('a new appointment is booked, or confirmed at once', () => {
  expect(newsOf(null, stage('pending'), 'customer')).toBe('booked');
  expect(newsOf(null, stage('confirmed'), 'admin')).toBe('confirmed');
});

it.each<[AppointmentStatus, AppointmentStatus, ReturnType<typeof newsOf>]>([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'rejected', 'rejected'],
  ['pending', 'pending_approval', null],
  ['pending', 'pending', null],
  ['pending_approval', 'pending', null],
  ['confirmed', 'pending', 'waiting'],
  ['confirmed', 'cancelled', 'cancelled'],
  ['confirmed', 'completed', null],
  ['cancelled', 'rejected', null],
  ['completed', 'cancelled', null],
  ['rejected', 'confirmed', 'confirmed'],
  ['cancelled', 'pending', 'waiting'],
])('from %s to %s the customer hears: %s', (from, to, news) => {
  expect(newsOf(stage(from), stage(to), 'admin')).toBe(news);
});

it('another day or hour is news by who wanted it', () => {
  const before = stage('confirmed');
  expect(newsOf(before, stage('confirmed', '2026-11-24'), 'admin')).toBe('moved');
  expect(newsOf(before, stage('pending', '2026-11-23', 11), 'customer')).toBe('rescheduled');
});
