/**
 * How something extends an engine as a unit.
 *
 * <p>Applications and libraries implement plug-ins; the building of an engine calls them. It may
 * call all other public packages of {@code io.millrace.common}.
 */
package io.millrace.common.plugin;
