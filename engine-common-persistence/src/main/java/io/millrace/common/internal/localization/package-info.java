/**
 * What models call their elements in other languages.
 *
 * <p>The models of both engines give it, queries show it; it depends on the JDK alone.
 */
package io.millrace.common.internal.localization;
