/**
 * Random scripts on an engine that is not left alone: a new engine before each step, a step rolled
 * back, a database that fails in it.
 *
 * <p>Tests of both engines call it; it knows the shared layer and no engine.
 */
package io.millrace.test.script;
