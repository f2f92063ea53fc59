"""Every scene by the name of its picture."""
import categories
import hero
import installation
import services


def _hero(time, portrait):
    thing = hero.build(time, portrait)
    return {'anchors': lambda aspect: hero.anchors(thing, aspect), 'bounces': 4}


SCENES = {
    'hero-day': lambda: _hero('day', False),
    'hero-dusk': lambda: _hero('dusk', False),
    'hero-day-portrait': lambda: _hero('day', True),
    'hero-dusk-portrait': lambda: _hero('dusk', True),
    'service-cameras': services.cameras,
    'service-alarm': services.alarm,
    'service-survey': services.survey,
    'service-maintenance': services.maintenance,
    'service-centre': services.centre,
    'service-repair': services.repair,
    'service-access': services.access,
    'service-sound-light': services.sound_light,
    'installation-mounting': installation.mounting,
    'installation-connecting': installation.connecting,
    'installation-handing-over': installation.handing_over,
    'category-cameras': categories.cameras,
    'category-recorders': categories.recorders,
    'category-alarms': categories.alarms,
    'category-sensors': categories.sensors,
    'category-fire': categories.fire,
    'category-access': categories.access,
    'category-intercom': categories.intercom,
    'category-power-network': categories.power_network,
    'category-sound-lighting': categories.sound_light,
}
