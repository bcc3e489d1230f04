/**
 * The functions that expressions can call: those that every engine has, and those that applications
 * register.
 */
package io.millrace.common.internal.expression.function;
