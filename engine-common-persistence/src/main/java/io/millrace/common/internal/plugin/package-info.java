/** Collects what the plug-ins of an engine register. */
package io.millrace.common.internal.plugin;
