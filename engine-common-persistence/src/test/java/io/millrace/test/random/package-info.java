/**
 * What random tests of both engines share: choices out of a seed, runs over many seeds, the
 * comparison of an interpreter with an engine, and the making small of what was found.
 *
 * <p>Knows neither engine and uses nothing but the JDK.
 */
package io.millrace.test.random;
