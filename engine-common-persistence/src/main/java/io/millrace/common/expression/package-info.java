/**
 * What an application adds to the expressions in its models: names that resolve, functions that can
 * be called.
 *
 * <p>Applications implement or create these types and hand them to the engine's configuration. The
 * package depends on nothing but the JDK.
 */
package io.millrace.common.expression;
