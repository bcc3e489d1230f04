/**
 * What is known of the shared layer as a whole: the list of its tables.
 *
 * <p>The assemblies of both engines and the tests call it; it may use every package of the shared
 * layer.
 */
package io.millrace.common.internal;
