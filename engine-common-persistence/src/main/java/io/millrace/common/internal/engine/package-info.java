/**
 * What all engines on one schema share, and how one is built upon another.
 *
 * <p>The assemblies of both engines call it. It may call everything in the shared layer.
 */
package io.millrace.common.internal.engine;
