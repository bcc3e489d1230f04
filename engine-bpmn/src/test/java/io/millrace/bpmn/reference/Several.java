package io.millrace.bpmn.reference;

import java.util.List;

/**
 * What a multiple event waits for or throws.
 *
 * @param parts each of another type or name
 * @param all whether all have to come, rather than one, where they are waited for
 */
record Several(List<Event> parts, boolean all) {}
