"""render_queue.py WORK OUT [HH:MM]: renders what pictures.json names, most wanted first, in rounds of passes, one Blender at a time.

Finished passes are skipped, so it may be stopped and started again at any moment. It ends itself at the given time."""
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
work, out = sys.argv[1:3]
until = sys.argv[3] if len(sys.argv) > 3 else None
if until:
    hour, minute = map(int, until.split(':'))
    now = time.localtime()
    end = time.mktime((now.tm_year, now.tm_mon, now.tm_mday, hour, minute, 0, 0, 0, -1))
else:
    end = float('inf')
os.makedirs(work, exist_ok=True)
os.makedirs(out, exist_ok=True)


def log(text):
    with open(os.path.join(work, 'queue.log'), 'a') as file:
        file.write(time.strftime('%H:%M:%S ') + text + '\n')


def run(command, environment=None):
    with open(os.path.join(work, 'last.txt'), 'w') as told:
        process = subprocess.Popen(['nice', '-n', '19', *command], stdout=told, stderr=subprocess.STDOUT, cwd=HERE)
        while process.poll() is None:
            if time.time() > end:
                process.kill()
                log('time is up')
                sys.exit()
            time.sleep(1)
    return process.returncode


def passes_of(name):
    return [s for s in range(1, 40) if os.path.exists(os.path.join(work, f'{name}.{s}.nrm.0001.exr'))]


def next_job():
    with open(os.path.join(HERE, 'pictures.json')) as file:
        pictures = json.load(file)['pictures']
    wanted = [p for p in pictures if p.get('ready')]
    for level in range(2, 12, 1):
        for p in wanted:
            done = passes_of(p['name'])
            goal = min(level, p['passes'])
            if len(done) < goal:
                seed = next(s for s in range(1, 40) if s not in done)
                return p, seed
            mark = os.path.join(work, f"{p['name']}.finished")
            if len(done) >= goal and (not os.path.exists(mark) or int(open(mark).read()) < goal):
                return p, None
    return None, None


log('begin')
while time.time() < end:
    picture, seed = next_job()
    if picture is None:
        time.sleep(5)
        continue
    name, base = picture['name'], os.path.join(work, picture['name'])
    began = time.time()
    if seed is None:
        count = len(passes_of(name))
        code = run(['/usr/bin/python3', 'finish.py', base, os.path.join(out, name + '.webp'), *picture.get('finish', [])])
        open(base + '.finished', 'w').write(str(count))
        log(f'finished {name} with {count} passes, {time.time() - began:.0f}s, code {code}')
    else:
        code = run(['blender', '-b', '-P', 'render.py', '--', name, base, str(picture['width']), str(picture['height']), str(picture['samples']), str(seed), '1'])
        log(f'rendered {name} pass {seed}, {time.time() - began:.0f}s, code {code}')
        if not os.path.exists(f'{base}.{seed}.nrm.0001.exr'):
            log(f'no result for {name}')
            time.sleep(20)
